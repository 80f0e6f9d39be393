import { join } from 'node:path';
import { openDirectory } from '../database/connection.ts';

/**
 * Makes an article of the embedded database scarce, for a fault run: no longer made, with some pieces left.
 * `set-stock.ts DATA_DIR COMMERCIAL_ITEM_ID PIECES` while upstream is stopped.
 */
const [dataDir, commercialItemId, pieces] = process.argv.slice(2) as [string, string, string];
const opened = await openDirectory(join(dataDir, 'upstream'), () => Promise.resolve(null));
await opened.db
  .updateTable('variant')
  .set({ stock: Number(pieces), lead_time_days: 0 })
  .where('commercial_item_id', '=', commercialItemId)
  .executeTakeFirstOrThrow();
await opened.close();
