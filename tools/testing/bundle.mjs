// The stage `bundle` of `npm test`: the web application, built as `npm start` builds it.
import { buildWeb } from '../workspace/build-web.mjs';

try {
  const { built, seconds } = await buildWeb(process.execPath);
  console.log(built ? `Built in ${seconds} s.` : 'Nothing has changed since the last build.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
