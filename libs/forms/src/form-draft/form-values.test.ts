import { differs, readForm } from './form-values.ts';

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.querySelector('form')!;
}

test('H5: a draft contains field values, but never passwords or files', () => {
  const form = formOf(`
    <input name="name" value="Anna" />
    <input name="mail" type="email" value="a@b.example" />
    <textarea name="text">Two
lines</textarea>
    <select name="country"><option value="SE">Sweden</option><option value="DE" selected>Germany</option></select>
    <input name="kind" type="radio" value="company" /><input name="kind" type="radio" value="person" checked />
    <input name="agreed" type="checkbox" checked /><input name="news" type="checkbox" />
    <input name="secret" type="password" value="Vadholm" />
    <input name="file" type="file" /><input name="token" type="hidden" value="x" />
    <input value="without a name" /><button name="send" value="1">Send</button>`);
  expect(readForm(form)).toEqual({
    name: 'Anna',
    mail: 'a@b.example',
    text: 'Two\nlines',
    country: 'DE',
    kind: 'person',
    agreed: 'on',
    news: '',
  });
});

test('a hidden field is no change; a field without a saved value starts empty', () => {
  expect(differs({ name: 'Anna', news: '' }, { name: 'Anna', phone: '1' })).toBe(false);
  expect(differs({ name: 'Anna', news: 'on' }, { name: 'Anna' })).toBe(true);
});
