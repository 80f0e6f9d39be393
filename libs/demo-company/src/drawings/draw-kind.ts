import { drawSensor, drawStrainer, drawValve } from './accessories.ts';
import { drawAirCooler } from './air-cooler.ts';
import { drawBrazed } from './brazed.ts';
import type { DrawingParameters } from './drawing-parameters.ts';
import { drawFramePart } from './frame-parts.ts';
import { drawCleaning, drawInsulation, drawRegasketing, drawTools } from './kits.ts';
import type { KitParameters } from './kits.ts';
import { drawPlatePack } from './plate-pack.ts';
import type { Scene } from './scene.ts';
import { drawShellAndTube } from './shell-and-tube.ts';
import {
  drawBolt,
  drawFlange,
  drawGasket,
  drawLiner,
  drawNut,
  drawPlate,
  drawStud,
  drawWasher,
} from './spare-parts.ts';

function drawKit(s: Scene, p: KitParameters): void {
  switch (p.form) {
    case 'regasketing':
      return drawRegasketing(s, p);
    case 'cleaning':
      return drawCleaning(s);
    case 'tools':
      return drawTools(s);
    case 'insulation':
      return drawInsulation(s, p);
  }
}

/** Draws an object of the catalogue into a scene. */
export function drawKind(s: Scene, p: DrawingParameters): void {
  switch (p.kind) {
    case 'platePack':
      return drawPlatePack(s, p);
    case 'brazed':
      return drawBrazed(s, p);
    case 'shellAndTube':
      return drawShellAndTube(s, p);
    case 'airCooler':
      return drawAirCooler(s, p);
    case 'plate':
      return drawPlate(s, p);
    case 'gasket':
      return drawGasket(s, p);
    case 'bolt':
      return drawBolt(s, p);
    case 'stud':
      return drawStud(s, p);
    case 'nut':
      return drawNut(s, p);
    case 'washer':
      return drawWasher(s, p);
    case 'liner':
      return drawLiner(s, p);
    case 'flange':
      return drawFlange(s, p);
    case 'framePart':
      return drawFramePart(s, p);
    case 'kit':
      return drawKit(s, p);
    case 'strainer':
      return drawStrainer(s, p);
    case 'valve':
      return drawValve(s, p);
    case 'sensor':
      return drawSensor(s, p);
  }
}
