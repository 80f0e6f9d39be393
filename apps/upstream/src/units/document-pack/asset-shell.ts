import { digitalNameplate, type NameplateInput } from './digital-nameplate.ts';
import { handoverDocumentation } from './handover-documentation.ts';
import type { PlannedUnit } from './pack-plan.ts';

/** The Asset Administration Shell of a unit with its nameplate and its documents, in JSON (metamodel 3.0). */
export function assetShell(planned: PlannedUnit, nameplate: Omit<NameplateInput, 'unit'>): string {
  const { link } = nameplate;
  const { unit } = planned;
  const nameplateId = `${link}/nameplate`;
  const documentsId = `${link}/documents`;
  const referenceTo = (id: string) => ({ type: 'ModelReference', keys: [{ type: 'Submodel', value: id }] });
  const environment = {
    assetAdministrationShells: [
      {
        modelType: 'AssetAdministrationShell',
        id: `${link}/aas`,
        idShort: `Unit_${unit.equipmentId}`,
        assetInformation: {
          assetKind: 'Instance',
          globalAssetId: link,
          specificAssetIds: [{ name: 'serialNumber', value: unit.serialNumber }],
        },
        submodels: [referenceTo(nameplateId), referenceTo(documentsId)],
      },
    ],
    submodels: [
      digitalNameplate(nameplateId, { ...nameplate, unit }),
      handoverDocumentation(documentsId, planned, new URL(link).origin),
    ],
  };
  return `${JSON.stringify(environment, null, 2)}\n`;
}
