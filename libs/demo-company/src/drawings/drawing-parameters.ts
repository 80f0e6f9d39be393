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

/** Units of which a dimension drawing exists. */
export type UnitParameters = PlatePackParameters | BrazedParameters | ShellAndTubeParameters | AirCoolerParameters;

/** What is drawn, by kind; every measure in millimetres. A remade unit has the parameters of its original. */
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
