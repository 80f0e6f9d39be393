let failed = 0;

/** Runs one check and prints its result; a check throws when it fails. Resolves to true if it passed. */
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
