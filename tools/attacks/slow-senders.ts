import { setTimeout as sleep } from 'node:timers/promises';
import { addToCart, anyCart, keepSilent, market, ownHeaders, signIn, type Attack } from './attack.ts';

/** Time in which a visitor's call must be answered beside the attackers. */
const patienceMs = 2_000;

export const silentCarts: Attack = {
  name: '8 connections announce a cart and send nothing',
  foundBefore: 'adds of all visitors answered 503 for 20 s',
  async run(scene) {
    const sockets = keepSilent(scene, 8, () => `/api/cart/${anyCart()}/add?${market}`, 70_000);
    await sleep(300);
    const startedAt = performance.now();
    const { status } = await addToCart(scene);
    const ms = performance.now() - startedAt;
    for (const socket of sockets) socket.destroy();
    if (status !== 200) return `a visitor's add was answered ${status}`;
    return ms > patienceMs ? `a visitor's add took ${Math.round(ms)} ms` : null;
  },
};

export const silentSearches: Attack = {
  name: '10 connections announce a look-up and send nothing',
  foundBefore: 'search answered 503',
  async run(scene) {
    const sockets = keepSilent(scene, 10, () => `/api/items/lookup?${market}`, 70_000);
    await sleep(300);
    const address = `${scene.stack.url}/api/items/search?${market}&expression=gasket`;
    const { status } = await fetch(address, { headers: ownHeaders(scene), signal: AbortSignal.timeout(5_000) });
    for (const socket of sockets) socket.destroy();
    return status === 200 ? null : `a search was answered ${status}`;
  },
};

export const silentUploads: Attack = {
  name: '4 uploads of one person stand still',
  foundBefore: 'uploads of everybody else answered 503',
  async run(scene) {
    const attacker = await signIn(scene, 'noah.evans@mail.example');
    const other = await signIn(scene, 'sam.carter@lakeside-brewing.example', 'en-us');
    const path = `/api/taxexempts?language=en&country=US&locale=en-us&stateCode=WI&expiryDate=2027-01-01`;
    const sockets = keepSilent(scene, 4, () => path, 5_000_000, await attacker.cookies());
    await sleep(300);
    const file = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no certificate') };
    const { status } = await other.call('POST', '/taxexempts', {
      query: { stateCode: 'WI', expiryDate: '2027-01-01' },
      file,
    });
    for (const socket of sockets) socket.destroy();
    await Promise.all([attacker.close(), other.close()]);
    // the file is none: any refusal of it says that it was read
    return status > 0 && status < 500 && status !== 429 ? null : `another person's upload was answered ${status}`;
  },
};
