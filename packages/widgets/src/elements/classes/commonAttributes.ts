import type { Mode } from '../../theme';
import { flag, oneOf, type Reader } from './readers';

/** The languages that the widgets speak. */
export type Locale = 'es-PE' | 'es';

/** What every element takes. */
export interface CommonProps {
  locale?: Locale;
  mode?: Mode;
  readonly?: boolean;
}

/** The attributes that every element has: its language, its scheme, and whether it can only be looked at. */
export const commonAttributes: { [Name in keyof Required<CommonProps>]: Reader<Required<CommonProps>[Name]> } = {
  locale: oneOf('es-PE', 'es'),
  mode: oneOf('light', 'dark', 'auto'),
  readonly: flag,
};
