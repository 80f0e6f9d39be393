import './modal-dialog.fixture.ts';

export { createBrowserApp, type BrowserAppInput } from './browser-app.fixture.ts';
export { buildMarket, buildSettings } from './build-settings.fixture.ts';
export { buildAddress, buildUser } from './build-user.fixture.ts';
export { createFakeUpstream, json, problem, type Answers, type ReceivedCall } from './fake-upstream.fixture.ts';
export { openApp } from './open-app.fixture.tsx';
