import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Arma11Provider, LineupEditor, PrediccionPanel, QuestBar, RoomCard, WalletBadge } from '@arma11/widgets';
import { en } from '@arma11/widgets/locales/en';
import { TextBase, ThemeRoot } from '@arma11/widgets/theme';

declare const OURS: string;
declare const KEY: string;
declare const PREDI: number;

/** What a partner writes themselves: text, and controls that take their look from the text around them. */
function Article({ id }: { id: string }) {
  return (
    <article id={id}>
      <h2>La fecha, partido a partido</h2>
      <p>
        Antes del panel, <b>con énfasis</b> y <a href="#nota">una nota</a>.
      </p>
      <blockquote>Una cita.</blockquote>
      <div className="box">Una caja</div>
      <button>Un botón</button>
      <input defaultValue="Un campo" />
      <textarea defaultValue="Un texto" />
      <select>
        <option>Una opción</option>
      </select>
    </article>
  );
}

/** A partner's page that is inside the provider, and the same article outside of it. The widgets are in another language. */
function PartnerPage() {
  const [mode, setMode] = useState<'auto' | 'light' | 'dark'>('auto');
  return (
    <>
      <nav>
        <button onClick={() => setMode('light')}>Día</button>
        <button onClick={() => setMode('dark')}>Noche</button>
      </nav>
      <Article id="outside" />
      <Arma11Provider publishableKey={KEY} baseUrl={OURS} appearance={{ mode }} locale={en}>
        <Article id="inside" />
        <main>
          <PrediccionPanel prediId={PREDI} />
          <RoomCard kind="predi" salaId={PREDI} />
          <WalletBadge />
          <QuestBar />
          <LineupEditor entryId={1} />
        </main>
        <ThemeRoot mode="light">
          <TextBase id="day">Siempre de día</TextBase>
        </ThemeRoot>
      </Arma11Provider>
    </>
  );
}

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <PartnerPage />
  </StrictMode>,
);
