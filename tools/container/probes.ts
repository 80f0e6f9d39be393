let failed = 0;

/** Runs one look at something and prints how it went; it throws where it does not hold. Answers whether it holds. */
export async function probe(name: string, look: () => unknown): Promise<boolean> {
  try {
    const figure = await look();
    console.log(`  ✓ ${name}${typeof figure === 'string' ? ` (${figure})` : ''}`);
    return true;
  } catch (error) {
    failed += 1;
    const words = (error as Error).message.trim().split('\n').slice(0, 20);
    console.log(`  ✗ ${name}\n      ${words.join('\n      ')}`);
    return false;
  }
}

export const failedProbes = (): number => failed;
