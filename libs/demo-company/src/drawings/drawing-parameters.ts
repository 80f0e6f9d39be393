import type { SensorParameters, StrainerParameters, ValveParameters } from './accessories.ts';
import type { AirCoolerParameters } from './air-cooler.ts';
import type { BrazedParameters } from './brazed.ts';
import type { FramePartParameters } from './frame-parts.ts';
import type { KitParameters } from './kits.ts';
import type { PlatePackParameters } from './plate-pack.ts';
import type { ShellAndTubeParameters } from './shell-and-tube.ts';
import type {
  BoltParameters,
  FlangeParameters,
  GasketParameters,
  LinerParameters,
  NutParameters,
  PlateParameters,
  StudParameters,
  WasherParameters,
} from './spare-parts.ts';

/** Units with a dimension drawing. */
export type UnitParameters = PlatePackParameters | BrazedParameters | ShellAndTubeParameters | AirCoolerParameters;

/** Parameters of a drawing by kind, in millimetres. A remade unit has those of its original. */
export type DrawingParameters =
  | UnitParameters
  | PlateParameters
  | GasketParameters
  | BoltParameters
  | StudParameters
  | NutParameters
  | WasherParameters
  | LinerParameters
  | FlangeParameters
  | FramePartParameters
  | KitParameters
  | StrainerParameters
  | ValveParameters
  | SensorParameters;
