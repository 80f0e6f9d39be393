import { vdiClasses, type VdiClass } from '@shop/api-contracts';
import { serialKeyOf } from '@shop/commerce-model';
import { fileNameOf } from '../../http/files/file-name.ts';
import type { PackDocument, PackUnit } from './read-pack-units.ts';
import { folderOfClass, vdiClassNames } from './vdi-class-names.ts';

/** A document with its place below the unit's folder. */
export interface PlannedFile extends PackDocument {
  path: string;
}

export interface PlannedUnit {
  /** At the root of the pack. */
  folder: string;
  unit: PackUnit;
  files: PlannedFile[];
  missingClasses: VdiClass[];
}

/** Names that Windows keeps for devices. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A name for a folder or file on every system; slashes become hyphens, so that nothing of a number is lost. */
export function safeName(text: string): string {
  const name = fileNameOf(text.replaceAll(/[/\\]/g, '-'));
  return deviceName.test(name) ? `_${name}` : name;
}

/** The name that no other has, `name (2).pdf`; `taken` holds names in small letters, since most disks ignore case. */
function uniqueName(name: string, taken: Set<string>): string {
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  const base = name.slice(0, name.length - extension.length);
  let unique = name;
  for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${base} (${count})${extension}`;
  taken.add(unique.toLowerCase());
  return unique;
}

/** Folders and files of a pack. Units that share a serial number are told apart by their makers. */
export function planPack(units: PackUnit[]): PlannedUnit[] {
  const count = new Map<string, number>();
  for (const { serialNumber } of units) {
    const key = serialKeyOf(serialNumber);
    count.set(key, (count.get(key) ?? 0) + 1);
  }
  const folders = new Set<string>();
  return units.map((unit) => {
    const isShared = count.get(serialKeyOf(unit.serialNumber))! > 1;
    const name = isShared ? `${unit.serialNumber} ${unit.manufacturerName}` : unit.serialNumber;
    const files = filesOf(unit.documents);
    const has = new Set(files.map(({ vdiClass }) => vdiClass));
    return {
      folder: uniqueName(safeName(name), folders),
      unit,
      files,
      missingClasses: vdiClasses.filter((vdiClass) => !has.has(vdiClass)),
    };
  });
}

function filesOf(documents: PackDocument[]): PlannedFile[] {
  const taken = new Set<string>();
  return documents
    .toSorted((a, b) => vdiClasses.indexOf(a.vdiClass) - vdiClasses.indexOf(b.vdiClass))
    .map((document) => {
      const folder = folderOfClass(document.vdiClass);
      return { ...document, path: uniqueName(`${folder}/${safeName(document.fileName)}`, taken) };
    });
}

/** The table of contents of a unit's folder. `sha256Of` answers in hexadecimal by path. */
export function manifestOf({ unit, files, missingClasses }: PlannedUnit, sha256Of: (path: string) => string): string {
  const manifest = {
    standard: 'VDI 2770:2020',
    equipmentId: unit.equipmentId,
    serialNumber: unit.serialNumber,
    manufacturer: unit.manufacturerName,
    assetAdministrationShell: shellPath,
    documents: files.map(({ path, names, vdiClass, language, revision, type, bytes }) => ({
      path,
      title: language !== null && language in names ? names[language as keyof typeof names] : names.en,
      vdiClass,
      className: vdiClassNames[vdiClass],
      language,
      revision,
      type,
      bytes,
      sha256: sha256Of(path),
    })),
    missingClasses: missingClasses.map((vdiClass) => ({ vdiClass, className: vdiClassNames[vdiClass] })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Names of what stands beside the documents. */
export const manifestPath = 'manifest.json';
export const shellPath = 'asset-administration-shell.json';
