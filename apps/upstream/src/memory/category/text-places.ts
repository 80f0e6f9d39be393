import type { PackedTexts } from './packed-texts.ts';
import { nextTurn } from '../../next-turn.ts';

const textsPerTurn = 50_000;

/** Finds the place of a text among others that are all different. */
export interface TextPlaces {
  /** -1 for an unknown text. */
  of(text: string): number;
}

/** A table of hashes with open addressing: 8 to 16 bytes a text, where a Map of strings takes about a hundred. */
export async function placesOfTexts(texts: PackedTexts): Promise<TextPlaces> {
  const mask = 2 ** Math.ceil(Math.log2(texts.size + 1) + 1) - 1;
  const slots = new Int32Array(mask + 1).fill(-1);
  for (let n = 0; n < texts.size; n++) {
    if (n % textsPerTurn === textsPerTurn - 1) await nextTurn();
    let slot = hashOf(texts.bytesAt(n)) & mask;
    while (slots[slot] !== -1) slot = (slot + 1) & mask;
    slots[slot] = n;
  }
  return {
    of(text) {
      const bytes = Buffer.from(text);
      for (let slot = hashOf(bytes) & mask; slots[slot] !== -1; slot = (slot + 1) & mask)
        if (texts.bytesAt(slots[slot]!).equals(bytes)) return slots[slot]!;
      return -1;
    },
  };
}

/** FNV-1a, 32 bits, mixed once more since the table uses its low bits. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x81_1c_9d_c5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01_00_01_93);
  return hash ^ (hash >>> 15);
}
