import type { SupportLetter } from '@arma11/core/site';
import { es } from '../../../messages/es';

/** What a letter is about: something that does not work, or anything else. */
export type Topic = 'report' | 'contact';

/** The letter of a filled form; a report names the page that it was written on. */
export function supportMessageOf(form: FormData, topic: Topic, path: string): SupportLetter {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    name: text('name'),
    email: text('email'),
    subject: es.support[topic].subject(path).slice(0, 120),
    message: text('message'),
    website: text('website'),
  };
}

/** What the server would not take, field by field, in its own words. */
export function faultsOf({ name, email, message }: SupportLetter): Record<string, string> {
  const t = es.support;
  return {
    ...(name.length < 2 && { name: t.shortName }),
    ...(!/^\S+@\S+\.\S+$/.test(email) && { email: t.badEmail }),
    ...(message.length < 10 && { message: t.shortMessage }),
  };
}
