import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { LanguageSwitch } from '../../page/LanguageSwitch';
import { SectionLead } from './access/SectionLead';

const t = es.profile.language;

/** The language of the app on this device, and the way to the other. */
export function OwnLanguage() {
  return (
    <Block>
      <SectionHeading title={t.title} />
      <SectionLead>{t.lead}</SectionLead>
      <LanguageSwitch />
    </Block>
  );
}
