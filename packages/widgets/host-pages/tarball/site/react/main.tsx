import { createRoot } from 'react-dom/client';
import { Arma11Provider, PrediccionPanel, usePrediccionPanel } from '@arma11/widgets';

const { VITE_OURS, VITE_KEY, VITE_PREDI } = import.meta.env;
const prediId = Number(VITE_PREDI);

/** The same room by its hook: a look of one's own. */
function Saved() {
  const { dirty } = usePrediccionPanel({ prediId });
  return <p id="hook">{dirty ? 'con cambios' : 'sin cambios'}</p>;
}

createRoot(document.getElementById('app')!).render(
  <Arma11Provider publishableKey={VITE_KEY} baseUrl={VITE_OURS} appearance={{ mode: 'auto' }}>
    <PrediccionPanel prediId={prediId} framed />
    <Saved />
  </Arma11Provider>,
);
