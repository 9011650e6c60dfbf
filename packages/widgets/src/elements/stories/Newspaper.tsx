import { Article, Columns, Mast, Page, Side } from './Newspaper.styles';

const table = [
  ['Puerto Bravo', 29],
  ['Chasqui FC', 27],
  ['Atlético Amaru', 25],
  ['Nevado Azul', 22],
] as const;

/** A sports daily in serifs: the panel stands in the text of an article, a card in the side column. */
export function Newspaper({ predi, sala }: { predi: number; sala: number }) {
  return (
    <Page>
      <Mast>
        <p>Jueves 11 de junio de 2026 · Edición de la tarde</p>
        <b>El Pregón Deportivo</b>
        <nav aria-label="Secciones">
          <a href="#liga" aria-current="page">
            Liga
          </a>
          <a href="#copa">Copa</a>
          <a href="#cantera">Cantera</a>
          <a href="#opinion">Opinión</a>
        </nav>
      </Mast>
      <Columns>
        <Article>
          <small>La previa</small>
          <h1>Chasqui recibe a Puerto Bravo con la punta en juego</h1>
          <p>
            El líder llega sin perder fuera de casa desde marzo; el local, con la tribuna llena y dos dudas en la
            defensa. A las 15:24 se abre la fecha trece.
          </p>
          <h2>Antes del pitazo</h2>
          <arma11-prediccion-panel predi={predi} />
          <h2>Dos estilos, una cancha</h2>
          <p>
            «A ellos no se les espera: se les sale a buscar», dijo el técnico local al terminar la práctica. Enfrente,
            un equipo que vive del primer pase y que en las últimas cinco fechas recibió un solo gol.
          </p>
        </Article>
        <Side>
          <h2>Arma tu once de la fecha</h2>
          <arma11-room-card sala={sala} />
          <h2>La tabla</h2>
          <ol>
            {table.map(([club, points]) => (
              <li key={club}>
                {club} <b>{points}</b>
              </li>
            ))}
          </ol>
        </Side>
      </Columns>
    </Page>
  );
}
