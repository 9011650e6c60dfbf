import type { DeskBanner } from '@arma11/core/back-office';
import { operadorGameEs } from '../../../messages/operadorGame.es';
import type { DeskAction } from '../desk/ActionDialog';

const t = operadorGameEs.banners;
const f = t.fields;
/** What the button of a banner may say (security §4.1). */
const WORDS = ['Ver más', 'Ver la sala', 'Ver la misión', 'Jugar', 'Predecir', 'Recargar'];

/** Hangs a banner on the home page. */
export const hanging: DeskAction<'bannerCreate'> = {
  call: 'bannerCreate',
  title: t.create,
  confirm: t.create,
  effect: t.effect,
  given: {},
  fields: [
    { name: 'title', label: f.title, required: true },
    { name: 'link', label: f.link, hint: f.linkHint, required: true },
    {
      name: 'action',
      label: f.action,
      kind: 'choice',
      options: WORDS.map((word) => ({ value: word, label: word })),
      initial: WORDS[0]!,
    },
    // The colours that the command itself begins with.
    { name: 'bg', label: f.bg, kind: 'colour', initial: '#12355b' },
    { name: 'text', label: f.text, kind: 'colour', initial: '#ffffff' },
    { name: 'figures', label: f.figures, kind: 'choice', options: f.figuresOf },
    { name: 'image', label: f.image, hint: f.imageHint },
    { name: 'alt', label: f.alt },
    { name: 'ordinal', label: f.ordinal, kind: 'number', min: 0, max: 1000 },
  ],
};

/** Takes a banner down. */
export const removing = ({ banner, title }: DeskBanner): DeskAction<'bannerRemove'> => ({
  call: 'bannerRemove',
  title: t.removeTitle(title),
  confirm: t.remove,
  danger: true,
  effect: t.removeEffect,
  given: { banner },
});
