import { units } from '@shop/api-contracts';
import type { Deps } from '../http/deps.ts';
import { route, signedInRoute, signedInRouteAfter, streamRoute, type Route } from '../http/route.ts';
import type { DocumentQueue } from '../paper/document-queue.ts';
import { addAlias, findByAlias, removeAlias } from './search/aliases.ts';
import { readConstructionArticles } from './parts/construction-articles.ts';
import { correctNameplate } from './nameplate/correct-nameplate.ts';
import { createUnit } from './nameplate/create-unit.ts';
import { documentPack } from './document-pack/document-pack.ts';
import { editUnit, prepareEdit, readImage, readOwned } from './own-units/edit-unit.ts';
import { listExplodedViews, readPartAssembly } from './exploded-views/read-exploded-views.ts';
import { countFittingUnits } from './fit/fitting-units.ts';
import { findBySerial, findByTag, findWhileTyping } from './search/find-units.ts';
import { askHandover, decideHandover, listHandovers, withdrawHandover } from './registration/handovers.ts';
import { readInstallation, setInstallation } from './own-units/installation.ts';
import { listPlaces, listUnits } from './own-units/list-own-units.ts';
import { readKit } from './kit/read-kit.ts';
import { readUnit } from './read-unit.ts';
import { readUnitMap } from './own-units/read-unit-map.ts';
import { readRegisterChoices } from './nameplate/register-choices.ts';
import { registerUnit, registrationStatus, removeUnit } from './registration/registrations.ts';
import { findServicePartners } from './service-partners.ts';
import { registerTag } from './search/tags.ts';
import { readTroubleshooting } from './troubleshooting.ts';
import { readDocumentation, readTechnicalDocumentation } from './documents/unit-documents.ts';
import { writeLabel, writeLabels } from './documents/unit-labels.ts';
import { readUnitParts } from './parts/unit-parts.ts';

/** Routes of customers' machines: found by number or tag, their nameplate and parts, and whose they are. */
export function unitRoutes({ settings: { shopUrl }, writeDocument }: Deps, queue: DocumentQueue): Route[] {
  const writing = { shopUrl, writeDocument, queue };
  return [
    signedInRoute(units.list, listUnits),
    signedInRoute(units.places, listPlaces),
    signedInRoute(units.map, readUnitMap),
    signedInRoute(units.fitting, countFittingUnits),
    route(units.search, findWhileTyping),
    route(units.searchBySerial, findBySerial),
    route(units.getByTag, findByTag),
    signedInRoute(units.byAlias, findByAlias),
    route(units.get, readUnit),
    signedInRoute(units.registrationStatus, registrationStatus),
    streamRoute(units.documentPack, (call) => documentPack(call, { shopUrl })),
    route(units.documentation, readDocumentation),
    route(units.technicalDocumentation, readTechnicalDocumentation),
    route(units.troubleshooting, readTroubleshooting),
    route(units.spareparts, readUnitParts),
    route(units.constructionArticles, readConstructionArticles),
    route(units.explodedViews, listExplodedViews),
    route(units.partAssembly, readPartAssembly),
    route(units.kit, readKit),
    route(units.label, (call) => writeLabel(call, writing)),
    route(units.labels, (call) => writeLabels(call, writing)),
    signedInRoute(units.add, registerUnit),
    signedInRoute(units.remove, removeUnit),
    route(units.registerChoices, readRegisterChoices),
    signedInRoute(units.create, createUnit),
    signedInRoute(units.correctNameplate, correctNameplate),
    signedInRoute(units.registerTag, registerTag),
    signedInRoute(units.owned, readOwned),
    signedInRouteAfter(units.edit, prepareEdit, editUnit),
    signedInRoute(units.image, readImage),
    signedInRoute(units.installation, readInstallation),
    signedInRoute(units.setInstallation, setInstallation),
    route(units.servicePartner, findServicePartners),
    signedInRoute(units.addAlias, addAlias),
    signedInRoute(units.removeAlias, removeAlias),
    signedInRoute(units.askHandover, askHandover),
    signedInRoute(units.withdrawHandover, withdrawHandover),
    signedInRoute(units.handovers, listHandovers),
    signedInRoute(units.decideHandover, decideHandover),
  ];
}
