import { startSandbox, type RunningSandbox } from '@shop/server/testing';
import { shopUrl } from '../testing/shop.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

interface State {
  id: string;
  agent: string;
  isTyping: boolean;
  messages: { from: string; text: string }[];
}

const send = (path: string, body: unknown) =>
  fetch(`${sandbox.url}/chat/conversations${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const begin = async (more = {}): Promise<State> => {
  const answer = await send('', { group: 'gb', account: 'live', locale: 'en-gb', ...more });
  return (await answer.json()) as State;
};

describe('the live chat', () => {
  it('M1: greets in the language of the page, types, answers, and mails the transcript', async () => {
    const { id, agent, messages } = await begin({ locale: 'sv-se', account: 'test' });
    expect(agent).toBe('Robin (testkonto, gb)');
    expect(messages).toEqual([{ from: 'agent', text: 'Hej, hur kan vi hjälpa till?' }]);
    const written = (await (await send(`/${id}/messages`, { text: ' Var är 4711? ' })).json()) as State;
    expect([written.isTyping, written.messages.at(-1)]).toEqual([true, { from: 'visitor', text: 'Var är 4711?' }]);
    let now = written;
    while (now.isTyping) now = (await (await fetch(`${sandbox.url}/chat/conversations/${id}`)).json()) as State;
    expect(now.messages.at(-1)!.from).toBe('agent');
    expect((await send(`/${id}/transcript`, { email: 'eva@mail.example' })).status).toBe(204);
    const mails = (await (await fetch(`${sandbox.url}/mail.json?to=eva@mail.example`)).json()) as { body: string }[];
    expect(mails[0]!.body).toContain('Du: Var är 4711?');
  });

  it('M1: refuses what is no message, no address and no conversation', async () => {
    const { id } = await begin();
    const tried = [
      send(`/${id}/messages`, { text: '   ' }),
      send(`/${id}/transcript`, { email: 'nobody' }),
      send('', { group: '', account: 'live', locale: 'en-gb' }),
      send('/unknown/messages', { text: 'Hello' }),
    ];
    expect((await Promise.all(tried)).map(({ status }) => status)).toEqual([422, 422, 422, 404]);
  });

  it('M1: may be read by pages of the shop alone, and its script knows where it comes from', async () => {
    const answer = await fetch(`${sandbox.url}/chat/chat.js`);
    expect(answer.headers.get('access-control-allow-origin')).toBe(shopUrl);
    expect(await answer.text()).toContain(`const origin = '${sandbox.url}'`);
  });
});
