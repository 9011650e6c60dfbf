import type { CSSProperties } from 'react';
import { Band, Head, Home, News, Page, Row } from './PortalHome.styles';

const news = [
  [
    'El malecón estrena ciclovía',
    'Cuatro kilómetros junto al mar, desde el sábado.',
    'radial-gradient(circle at 78% 34%, #ffd166 18px, transparent 19px), linear-gradient(#7dd3fc 64%, #1746c7 64%)',
  ],
  [
    'Sube el telón en el Teatro Grau',
    'Doce obras y entrada libre los martes.',
    'linear-gradient(transparent 86%, #3b1d0f 86%), repeating-linear-gradient(90deg, #8f1d2c 0 22px, #a92a3a 22px 40px)',
  ],
  [
    'La receta: cau cau de la abuela',
    'Con hierbabuena y sin apuro.',
    'radial-gradient(circle at 50% 58%, #f5c542 26px, #ffffff 27px 38px, transparent 39px), linear-gradient(#1f7a4d, #1f7a4d)',
  ],
] as const;

/** The home of a portal: the balance in its head, the mission below it, and rooms in a row. */
export function PortalHome({ salas }: { salas: readonly number[] }) {
  return (
    <Page>
      <Head>
        <b>
          Bahía<span>24</span>
        </b>
        <nav aria-label="Secciones">
          <a href="#ciudad">Ciudad</a>
          <a href="#deporte">Deporte</a>
          <a href="#cultura">Cultura</a>
        </nav>
        <arma11-wallet-badge />
      </Head>
      <Home>
        <h1>Buenas tardes, Bahía</h1>
        <Band>
          <h2>Tu misión</h2>
          <arma11-quest-bar compact />
        </Band>
        <h2>Salas abiertas</h2>
        <Row>
          {salas.map((sala) => (
            <arma11-room-card key={sala} sala={sala} />
          ))}
        </Row>
        <h2>En la ciudad</h2>
        <Row>
          {news.map(([title, line, drawing]) => (
            <News key={title} style={{ '--of-news': drawing } as CSSProperties}>
              <h3>{title}</h3>
              <p>{line}</p>
            </News>
          ))}
        </Row>
      </Home>
    </Page>
  );
}
