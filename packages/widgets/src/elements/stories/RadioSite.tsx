import { Air, Columns, Page, Programme } from './RadioSite.styles';

const programme = [
  ['15:00', 'La previa, desde la cabina cuatro'],
  ['15:24', 'Chasqui FC – Puerto Bravo, en directo'],
  ['17:30', 'Tercer tiempo, con los oyentes'],
  ['19:00', 'Boleros de camarín'],
] as const;

const now = '15:24';

/** The site of a radio station whose root is 5 px high: all of its sizes are rem, none of a widget's may be. */
export function RadioSite({ predi }: { predi: number }) {
  return (
    <Page>
      <style>{'html { font-size: 5px }'}</style>
      <Air>
        <small>Al aire</small>
        <p>Radio Cancha 92.1</p>
      </Air>
      <Columns>
        <h1>El reto de los oyentes</h1>
        <section aria-labelledby="radio-reto">
          <h2 id="radio-reto">Juega con la cabina</h2>
          <arma11-room-card kind="predi" sala={predi} />
          <h2>Tu camino de la semana</h2>
          <arma11-quest-bar />
        </section>
        <section aria-labelledby="radio-hoy">
          <h2 id="radio-hoy">Hoy en antena</h2>
          <Programme>
            {programme.map(([hour, title]) => (
              <li key={hour} aria-current={hour === now ? 'true' : undefined}>
                <time>{hour}</time> {title}
              </li>
            ))}
          </Programme>
        </section>
      </Columns>
    </Page>
  );
}
