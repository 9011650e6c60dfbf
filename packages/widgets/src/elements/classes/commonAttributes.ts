import type { Locale } from '../../messages/language';
import type { Mode } from '../../theme';
import { flag, oneOf, type Reader } from './readers';

/** What every element takes. */
export interface CommonProps {
  locale?: Locale;
  mode?: Mode;
  readonly?: boolean;
}

/** The attributes that every element has: its language, its scheme, and whether it can only be looked at. */
export const commonAttributes: { [Name in keyof Required<CommonProps>]: Reader<Required<CommonProps>[Name]> } = {
  locale: oneOf('es-PE', 'es', 'en', 'pt-BR'),
  mode: oneOf('light', 'dark', 'auto'),
  readonly: flag,
};
