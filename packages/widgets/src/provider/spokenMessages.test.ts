import { expect, it } from 'vitest';
import { en } from '../locales/en';
import { ptBR } from '../locales/ptBR';
import { spokenMessages } from './spokenMessages';

const messages = { wallet: { low: 'getting low' }, signIn: { cancel: 'Stop' } };

it("a partner's messages stand in place of a language's, section by section", () => {
  const { wallet, quest } = spokenMessages(en, messages);
  expect(wallet).toEqual({ ...en.messages.wallet, low: 'getting low' });
  expect(quest).toEqual(en.messages.quest);
  expect(spokenMessages(null, messages)).toEqual(messages);
});

it('the same language and messages are one object, so that nothing is drawn anew', () => {
  expect(spokenMessages(en, messages)).toBe(spokenMessages(en, messages));
  expect(spokenMessages(ptBR, messages)).not.toBe(spokenMessages(en, messages));
  expect(spokenMessages(en)).toBe(spokenMessages(en));
});
