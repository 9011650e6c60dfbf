import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { chooseLocale, locale } from '../messages/language/locale';

const Switch = styled.button`
  appearance: none;
  min-width: ${token('target')};
  min-height: ${token('target')};
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('colorTextMuted')};
  font: inherit;
  font-size: ${fontSize(13)};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;

const OTHER =
  locale === 'en' ? ({ locale: 'es-PE', name: 'Español' } as const) : ({ locale: 'en', name: 'English' } as const);

/** Shows the app in the other language, which says its own name: who looks for it need not read this one. */
export function LanguageSwitch() {
  return (
    <Switch type="button" lang={OTHER.locale} onClick={() => chooseLocale(OTHER.locale)}>
      {OTHER.name}
    </Switch>
  );
}
