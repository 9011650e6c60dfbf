import { photographed } from '@arma11/testing/storybook/modes';

/** What stories of pages have in common: the whole screen, in a recorded scenario, photographed in every mode. */
export const onAPage = {
  layout: 'fullscreen',
  wholeApp: true,
  scenario: 'antes',
  ...photographed('movil', 'claro', 'escritorio', 'oscuro'),
} as const;

/** Of a further state of a page a phone's picture is enough. */
export const inOnePicture = {
  chromatic: { modes: { claro: { disable: true }, escritorio: { disable: true }, oscuro: { disable: true } } },
};

/** Of a further state that wide screens show in another way. */
export const inOneWidePicture = {
  chromatic: { modes: { movil: { disable: true }, claro: { disable: true }, oscuro: { disable: true } } },
};

/** Of a page of the desk that is worked on a phone as well. */
export const inEveryPicture = photographed('movil', 'claro', 'escritorio', 'oscuro');

/** Of a further state of a page of the desk that is worked on a phone as well: a picture of each screen is enough. */
export const onBothScreens = photographed('movil');

/** The back office, where one works at a desk. */
export const onTheDesk = {
  layout: 'fullscreen',
  wholeApp: true,
  scenario: 'mesa',
  ...photographed('escritorio'),
} as const;
