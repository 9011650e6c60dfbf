import { SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { Block } from '../../page/Column';
import { SchemeSwitch } from '../../page/scheme/SchemeSwitch';
import { SectionLead } from './access/SectionLead';

/** How the app looks on this device: as the device is set, light or dark. */
export function OwnScheme() {
  return (
    <Block>
      <SectionHeading title={es.profile.scheme.title} />
      <SectionLead>{es.profile.scheme.lead}</SectionLead>
      <SchemeSwitch />
    </Block>
  );
}
