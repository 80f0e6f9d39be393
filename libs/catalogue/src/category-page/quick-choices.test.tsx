import { encodeFilterQuery } from '../filters/filter-query.ts';
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { openCategory } from './category-page.fixture.tsx';

type Chosen = Record<string, string | string[] | { min: number; max: number }>;

/** What a person does at the panel, and what it makes of what was chosen before. */
interface Press {
  name: string;
  act(): Promise<void>;
  after(chosen: Chosen): Chosen;
}

const panel = () => within(screen.getByRole('complementary', { name: 'Filters' }));
/** No more than the browser does between two events: what React has to render at once is rendered. */
const betweenEvents = async () => {
  for (let n = 0; n < 4; n += 1) await Promise.resolve();
};

async function press(role: 'checkbox' | 'radio', value: string) {
  const choice = panel().getByRole<HTMLInputElement>(role, { name: new RegExp(`^${value}`) });
  // disabled once the page knows that nothing has it, beside what is chosen: only who is faster can press it
  fc.pre(!choice.disabled);
  choice.click();
  await betweenEvents();
}

const tick = (value: string): Press => ({
  name: `tick ${value}`,
  act: () => press('checkbox', value),
  after({ material = [], ...others }) {
    const before = material as string[];
    const next = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
    return next.length > 0 ? { ...others, material: next } : others;
  },
});

const pressure = (value: string): Press => ({
  name: `pressure ${value}`,
  act: () => press('radio', value),
  after: (chosen) => ({ ...chosen, pressure: value }),
});

const typed = (end: 'from' | 'up to', value: number): Press => ({
  name: `area ${end} ${value}`,
  async act() {
    const field = panel().getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^area ${end}`) });
    field.focus();
    await betweenEvents();
    write(field, String(value));
    await betweenEvents();
    field.blur();
    await betweenEvents();
  },
  after(chosen) {
    const before = (chosen['area'] as { min: number; max: number } | undefined) ?? { min: 1, max: 30 };
    const area =
      end === 'from'
        ? { min: value, max: Math.max(value, before.max) }
        : { min: Math.min(value, before.min), max: value };
    if (area.min === area.max) area.max += 1;
    const { area: _, ...others } = chosen;
    return area.min === 1 && area.max === 30 ? others : { ...others, area };
  },
});

const slide: Press = {
  name: 'arrow',
  async act() {
    const slider = panel().getByRole<HTMLInputElement>('slider', { name: /^temperature from/ });
    write(slider, String(Number(slider.value) + 1));
    await betweenEvents();
    slider.dispatchEvent(new Event('change', { bubbles: true }));
    await betweenEvents();
  },
  after(chosen) {
    const before = (chosen['temperature'] as { min: number; max: number } | undefined) ?? { min: -10, max: 139 };
    return { ...chosen, temperature: { ...before, min: before.min + 1 } };
  },
};

const removed: Press = {
  name: 'remove the chip of the pressure',
  async act() {
    screen.queryByRole('link', { name: /^Remove filter pressure/ })?.click();
    await betweenEvents();
  },
  after: ({ pressure: _, ...others }) => others,
};

function write(field: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const presses = fc.constantFrom(
  tick('NBR'),
  tick('HNBR'),
  tick('EPDM'),
  pressure('10'),
  pressure('16'),
  typed('from', 3),
  typed('from', 12),
  typed('up to', 9),
  typed('up to', 20),
  slide,
  removed,
);
const pauseMs = fc.constantFrom(0, 0, 1, 5, 20);

/** Presses them at the page, with those pauses, and waits until it has come to rest; the filters of its address then. */
async function chosenAt(steps: readonly [Press, number][], slowMs: () => number): Promise<string | undefined> {
  const { router, unmount } = await openCategory('/en-gb/gasketed--c12', {
    hold: () => new Promise((resolve) => setTimeout(resolve, slowMs())),
  });
  // as in a browser: React renders when it finds the time
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    for (const [step, pause] of steps) {
      // choices before may leave nothing with this value: nobody can press what is not shown
      await step.act().catch((error: unknown) => {
        fc.pre(!(error instanceof Error && error.name === 'TestingLibraryElementError'));
        throw error;
      });
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    // at rest: nothing under way, and nothing begun, three times in a row
    let rests = 0;
    let seen = '';
    await waitFor(
      () => {
        const { navigation, location } = router.state;
        rests = navigation.state === 'idle' && location.search === seen ? rests + 1 : 0;
        seen = location.search;
        expect(rests).toBeGreaterThan(2);
      },
      { interval: 50 },
    );
    return new URLSearchParams(router.state.location.search).get('f') ?? undefined;
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    unmount();
  }
}

test('C4: fast presses with a slow server choose the same as slow ones', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(presses, pauseMs), { minLength: 2, maxLength: 6 }),
      fc.infiniteStream(fc.integer({ min: 0, max: 30 })),
      async (steps, slow) => {
        const expected = steps.reduce<Chosen>((chosen, [press]) => press.after(chosen), {});
        expect(await chosenAt(steps, () => slow.next().value as number)).toBe(encodeFilterQuery(expected));
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);

test('ten presses of an arrow move a slider ten steps', async () => {
  const ten = Array.from({ length: 10 }, (): [Press, number] => [slide, 0]);
  expect(await chosenAt(ten, () => 20)).toBe('{"temperature":{"min":0,"max":139}}');
});
