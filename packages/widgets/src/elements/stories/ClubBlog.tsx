import { Columns, Entry, Head, Narrow, Page } from './ClubBlog.styles';

/** The blog of a small club: all that it has for widgets is a column of 280 px. */
export function ClubBlog({ predi, sala }: { predi: number; sala: number }) {
  return (
    <Page>
      <Head>
        <b>Defensor La Quebrada</b>
        <span>El cuaderno del club desde 1948</span>
      </Head>
      <Columns>
        <Narrow>
          <h2>La sala del barrio</h2>
          <arma11-room-card sala={sala} />
          <h2>Tus predicciones</h2>
          <arma11-prediccion-panel predi={predi} />
        </Narrow>
        <Entry>
          <time dateTime="2026-06-11">11 de junio de 2026</time>
          <h1>Volvió la luz al estadio de la quebrada, y con ella los jueves</h1>
          <p>
            Fueron once meses con la cancha a oscuras. Anoche, a las siete y cuarto, don Eusebio bajó la palanca y las
            cuatro torres respondieron una tras otra, como si nunca se hubieran ido.
          </p>
          <p>
            Las señoras de la olla común pusieron las bancas, la banda del colegio tocó lo que sabía, y los chicos de la
            sub-13 jugaron hasta que el guardián pidió, por favor, su casa.
          </p>
          <blockquote>
            «Un club sin noche es medio club», repite don Eusebio cuando le preguntan por las torres.
          </blockquote>
          <h2>Este jueves jugamos todos</h2>
          <p>
            En la columna está la sala que abrimos para los socios: arma tu once, deja tus predicciones y nos vemos en
            la tribuna norte. La entrada al estadio es libre hasta las seis.
          </p>
          <p>La comisión de obras agradece a cada vecino que compró su metro de cable.</p>
        </Entry>
      </Columns>
    </Page>
  );
}
