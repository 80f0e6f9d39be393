import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { chooseConsent, consentChoice, hasConsent, subscribeConsent } from './consent.ts';
import { useConsent } from './use-consent.ts';

const signalPrivacy = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
const Shown = () => <p>{useConsent() ?? 'not asked'}</p>;

beforeEach(() => {
  document.cookie = 'consent=; Max-Age=0; Path=/';
  signalPrivacy(undefined);
});

test('M5: nothing is measured without consent, nor after "only necessary"', () => {
  expect([consentChoice(), hasConsent()]).toEqual([undefined, false]);
  chooseConsent('necessary');
  expect([consentChoice(), hasConsent()]).toEqual(['necessary', false]);
  chooseConsent('statistics');
  expect([consentChoice(), hasConsent()]).toEqual(['statistics', true]);
  chooseConsent('all');
  expect([consentChoice(), hasConsent()]).toEqual(['all', true]);
});

test('M5: the choice is kept for 365 days on every page', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  chooseConsent('necessary');
  expect(written).toHaveBeenCalledWith('consent=necessary-2; Path=/; Max-Age=31536000; SameSite=Lax');
  written.mockRestore();
});

test('M5: a tampered cookie counts as no choice', () => {
  document.cookie = 'consent=everything; Path=/';
  expect([consentChoice(), hasConsent()]).toEqual([undefined, false]);
});

test('M5: what was allowed before the question named all of it counts no more; a refusal does', () => {
  document.cookie = 'consent=all; Path=/';
  expect([consentChoice(), hasConsent()]).toEqual([undefined, false]);
  document.cookie = 'consent=necessary; Path=/';
  expect([consentChoice(), hasConsent()]).toEqual(['necessary', false]);
});

test('M5: a browser’s privacy signal means only necessary, whatever the cookie says', () => {
  chooseConsent('statistics');
  signalPrivacy(true);
  expect([consentChoice(), hasConsent()]).toEqual(['necessary', false]);
});

test('M5: a choice reaches all subscribers at once, and other tabs when they become visible', () => {
  render(<Shown />);
  expect(screen.getByText('not asked')).toBeTruthy();
  act(() => chooseConsent('statistics'));
  expect(screen.getByText('statistics')).toBeTruthy();
  document.cookie = 'consent=necessary; Path=/';
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.getByText('necessary')).toBeTruthy();
});

test('M5: an unsubscribed listener is not called', () => {
  const heard = jest.fn();
  subscribeConsent(heard)();
  chooseConsent('necessary');
  window.dispatchEvent(new Event('focus'));
  expect(heard).not.toHaveBeenCalled();
});

test('M5: the server’s HTML is the same for every choice', () => {
  document.cookie = 'consent=statistics-2; Path=/';
  expect(renderToString(<Shown />)).toContain('not asked');
});
