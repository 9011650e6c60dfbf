import { Bar, Page, Thread } from './FanForum.styles';
import { ForumPost } from './ForumPost';

/** A thread of a dark fan forum: one of its members shows their team in a post. */
export function FanForum({ entry }: { entry: number }) {
  return (
    <Page>
      <Bar>
        <b>
          La<span>Barra</span>13
        </b>
        <nav aria-label="Foro">
          <a href="#temas">Temas</a>
          <a href="#fichajes">Fichajes</a>
          <a href="#cuenta">Mi cuenta</a>
        </nav>
      </Bar>
      <Thread>
        <p>Foro › Fantasy › Jornada 13</p>
        <h1>Hilo de la fecha: sufran aquí con su once</h1>
        <ForumPost by="Zambo_77" rank="Fundador" color="#8a3b12">
          <p>Suban su equipo antes de las 15:19. Después del cierre no hay lágrima que valga, que los conozco.</p>
        </ForumPost>
        <ForumPost by="Milagros" rank="Socia" color="#4b3aa8">
          <h2>El mío: dos puntas y a rezar</h2>
          <arma11-lineup-editor entry={entry} />
        </ForumPost>
        <ForumPost by="ElProfe" rank="Moderador" color="#17624a">
          <p>Esa dupla arriba la firmo. El arquero me preocupa: todavía estás a tiempo de cambiarlo.</p>
        </ForumPost>
      </Thread>
    </Page>
  );
}
