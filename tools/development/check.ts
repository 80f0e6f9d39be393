let passed = 0;
let failed = 0;

/** Runs one check and prints whether its sentence is true. */
export async function check(sentence: string, look: () => Promise<void>): Promise<void> {
  try {
    await look();
    passed += 1;
    console.log(`✓ ${sentence}`);
  } catch (error) {
    failed += 1;
    console.log(`✗ ${sentence}\n${(error as Error).stack}`);
  }
}

/** @throws Error that names the value, when the two differ as JSON */
export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}

export const tally = (): { passed: number; failed: number } => ({ passed, failed });
