import { nextTurn } from './next-turn.ts';

test('of three long computations one has a piece in each turn of the event loop, and all of them end', async () => {
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const turns: number[] = [];
  const compute = async (): Promise<void> => {
    for (let piece = 0; piece < 20; piece += 1) {
      await nextTurn();
      turns.push(turn);
    }
  };
  await Promise.all([compute(), compute(), compute()]);
  isOver = true;
  expect(turns).toHaveLength(60);
  expect(new Set(turns).size).toBe(60);
});
