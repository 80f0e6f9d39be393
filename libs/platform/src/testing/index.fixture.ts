import './modal-dialog.fixture.ts';

export { createBrowserApp, type BrowserAppInput } from './browser-app.fixture.ts';
export { clearBrowserData } from './clear-browser-data.fixture.ts';
export { createFakeUpstream, json, problem, type Answers, type ReceivedCall } from './fake-upstream.fixture.ts';
export { openApp } from './open-app.fixture.tsx';
