import { renderToString } from 'react-dom/server';
import * as parts from './index.ts';
import { exhibitGroups, Showcase } from './showcase/showcase.tsx';

const { Dialog, LoaderBar, Sidebar, ToastOutlet } = parts;
const nothing = () => {};
const page = (
  <>
    <Showcase />
    <LoaderBar shown label="Loading" />
    <Dialog open onClose={nothing} title="Title" closeLabel="Close">
      Body
    </Dialog>
    <Sidebar open onClose={nothing} label="Menu" closeLabel="Close">
      Body
    </Sidebar>
    <ToastOutlet label="Messages" closeLabel="Close" />
  </>
);

test('everything renders on the server without inline style, script or warning', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(nothing);
  const html = renderToString(page);
  expect(complaint).not.toHaveBeenCalled();
  expect(html).not.toMatch(/\sstyle=|<style|<script/);
  expect(html.length).toBeGreaterThan(5000);
});

test('every component is shown in the showcase', () => {
  const shown = new Set(exhibitGroups.flatMap(({ exhibits }) => exhibits.flatMap(({ components }) => components)));
  const components = Object.keys(parts).filter((name) => /^[A-Z]/.test(name));
  expect(components.filter((name) => !shown.has(name))).toEqual([]);
  expect([...shown].filter((name) => !components.includes(name))).toEqual([]);
});
