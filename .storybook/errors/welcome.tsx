import { LoadingScreen, SectionHeading } from '@arma11/widgets/ui';
import { es } from '../../packages/app/src/messages/es';
import { CommunityRules } from '../../packages/app/src/features/entry/landing/CommunityRules';
import { Held } from '../ui/Held';
import type { Problems } from './shownAs';

export const welcome: Problems = {
  'The app starts': (
    <Held height={120}>
      <LoadingScreen text={es.shell.loading} />
    </Held>
  ),
  'Who comes for the first time': <SectionHeading title={es.entry.heading} />,
  'What everybody keeps to': <CommunityRules />,
};
