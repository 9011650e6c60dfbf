import { Suspense, useState } from 'react';
import { es } from '../../../messages/es';
import { lazyNamed } from '../../../page/lazyNamed';
import type { Topic } from './supportMessage';

const SupportDialog = lazyNamed(() => import('./SupportDialog'), 'SupportDialog');

/** The footer's two ways to write to us (product §2); the form comes when it is asked for. */
export function SupportLinks() {
  const [asked, setAsked] = useState<{ topic: Topic; open: boolean } | null>(null);
  const ask = (topic: Topic) => setAsked({ topic, open: true });
  const close = () => setAsked((last) => last && { ...last, open: false });
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => ask('report')}>
        {es.shell.report}
      </button>
      <button type="button" aria-haspopup="dialog" onClick={() => ask('contact')}>
        {es.shell.contact}
      </button>
      {asked && (
        <Suspense fallback={null}>
          <SupportDialog key={asked.topic} topic={asked.topic} open={asked.open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
