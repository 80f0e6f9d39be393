import type { ConfigRules } from './config.ts';
import { writingError } from './identity/sessions/data-folder.ts';
import { upstreamGroups } from './upstream/groups.ts';

/** Rules for variables that other parts of the BFF define. */
export const configRules: ConfigRules = { groups: Object.keys(upstreamGroups), dataFolderError: writingError };
