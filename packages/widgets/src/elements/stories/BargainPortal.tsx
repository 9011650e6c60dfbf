import { Page } from './BargainPortal.styles';

/** A portal of bargains that has grown for twenty years: its sheet reaches into everything that it can reach. */
export function BargainPortal({ predi, sala }: { predi: number; sala: number }) {
  return (
    <Page>
      <header>
        <b>¡Remate Total!</b>
        <p>Ofertas, fútbol y sorteos</p>
      </header>
      <main>
        <h1>¡Hoy se juega y hoy se gana!</h1>
        <p>Pelotas a mitad de precio hasta las seis.</p>
        <h2>La sala del remate</h2>
        <arma11-room-card sala={sala} />
        <h2>¿Cuánto sabes?</h2>
        <arma11-prediccion-panel predi={predi} />
        <h2>Así van</h2>
        <arma11-ranking kind="predi" sala={predi} limit={3} />
        <arma11-reactions kind="predi" sala={predi} />
      </main>
      <footer>
        <p>Válido hasta agotar existencias.</p>
      </footer>
    </Page>
  );
}
