import { EmptyState } from '@arma11/widgets/ui';
import { es } from '../../../messages/es';
import { StepHeading } from './Window';

/** The last step, for whoever still sees it: browsers close a window only for the page that opened it. */
export function Ended({ granted, partner }: { granted: boolean; partner: string }) {
  const t = es.grant;
  return (
    <>
      <StepHeading title={granted ? t.doneTitle : t.cancelledTitle} />
      <EmptyState drawing="ticket" text={granted ? t.done(partner) : t.cancelled(partner)} />
    </>
  );
}

/** Why nothing can be asked here. */
export function Refused({ text }: { text: string }) {
  return (
    <>
      <StepHeading title={es.grant.refusedTitle} />
      <EmptyState drawing="whistle" text={text} />
    </>
  );
}
