import { StrictMode, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { Arma11Provider, LineupEditor, PrediccionPanel, QuestBar, RoomCard, WalletBadge } from '@arma11/widgets';
import { defineElements } from '@arma11/widgets/elements';
import '@arma11/widgets/jsx';

declare const OURS: string;
declare const KEY: string;
declare const PREDI: number;

const settings = { publishableKey: KEY, baseUrl: OURS };
defineElements(settings);

/** A partner's page in React: the widgets as components, isolated, and as a tag. */
function PartnerPage() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <p id="version">{version}</p>
      <button onClick={() => setShown(false)}>Quitar todo</button>
      {shown && (
        <>
          <Arma11Provider {...settings} appearance={{ mode: 'auto' }}>
            <div id="widget">
              <PrediccionPanel prediId={PREDI} framed />
            </div>
            <RoomCard kind="predi" salaId={PREDI} />
            <WalletBadge />
            <QuestBar />
            <LineupEditor entryId={1} />
          </Arma11Provider>
          <div id="isolated">
            <Arma11Provider {...settings} isolate>
              <PrediccionPanel prediId={PREDI} />
            </Arma11Provider>
          </div>
          <arma11-prediccion-panel predi={PREDI} />
        </>
      )}
    </>
  );
}

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <PartnerPage />
  </StrictMode>,
);
