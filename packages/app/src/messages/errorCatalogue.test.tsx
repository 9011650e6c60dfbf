import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import * as account from '@arma11/testing/storybook/errors/accountProblems';
import * as game from '@arma11/testing/storybook/errors/gameProblems';
import * as money from '@arma11/testing/storybook/errors/moneyProblems';
import * as network from '@arma11/testing/storybook/errors/networkProblems';
import refusals from '@arma11/testing/storybook/errors/refusals.recorded.json';
import * as rooms from '@arma11/testing/storybook/errors/roomProblems';
import { Situations } from '@arma11/testing/storybook/errors/Situations';
import type { Problems } from '@arma11/testing/storybook/errors/shownAs';
import { welcome } from '@arma11/testing/storybook/errors/welcome';

afterEach(cleanup);

const storyFile = resolve(import.meta.dirname, '../../../../.storybook/errors/Catalogue.stories.tsx');
const catalogue = readFileSync(storyFile, 'utf8');

const groups: Record<string, Problems> = { welcome, ...account, ...game, ...money, ...network, ...rooms };

/** What product §8 and §10.6 say that a player reads. `…` stands for what is filled in. */
const sentences = `
  no existe usuario
  Email o contraseña incorrectos :(
  Error: No se pudo guardar, usuario o telefono ya existen
  Nick de usuario muy corto
  Password muy corto
  Algo salió mal:
  Cargando recursos...
  Tu sesión venció. Ingresa de nuevo y vuelves donde estabas.
  Tu sesión de Google venció. Vuelve a entrar.
  Arma tu 11. Demuestra cuánto sabes.
  No compartas tu cuenta.
  Sé amable con tus rivales.
  No apuestes más de lo que puedes perder.
  Respeta el retiro mínimo y los tiempos de proceso.
  No compartas tus datos ni tus claves.
  Tu navegador bloqueó la ventana de Google. Permítela y prueba otra vez.
  Cerraste la ventana de Google antes de terminar.
  No podemos usar Google desde este sitio.
  No hay conexión. Revisa tus datos.
  Demasiados intentos. Espera unos minutos.
  Esta cuenta está deshabilitada. Escríbenos.
  Sin conexión. Te mostramos lo último que guardamos (…).
  Pendiente de enviar
  Se guardará cuando vuelva tu internet, antes de las ….
  No llegó a tiempo: cerró a las …. Vale tu última versión guardada.
  Guardado … · Comprobante …
  No hay cambios por guardar
  Cerrado
  Cerró a las ….
  Ya está en tu equipo.
  … figura como lesionado. ¿Lo pones igual?
  Esta sala ya se llenó. Te llevamos a otra igual.
  Te faltan S/ …. Recarga o elige una sala gratis.
  La sala no se llenó. Te devolvimos S/ ….
  Partido aplazado: si no se juega a tiempo, vale 0 para todos.
  Aún no tienes salas. Empieza con una gratis.
  No hay partidos hoy. Mira los próximos.
  Ninguna sala con esos filtros. Quitar filtros
  No encontramos ese código. Revísalo: son 10 letras o números.
  Lo revisamos en menos de 2 horas (8:00–23:00).
  Pediste S/ …. Te lo enviamos en máximo 2 días hábiles.
  Empataron … por un premio.
  el premio se reparte.
  Puntos provisionales. Se confirman 1 hora después del último partido.
  Debes tener 18 años o más para jugar con dinero.
  Tu cuenta está en pausa hasta el …. Puedes retirar tu saldo.
`;

/** Those that only the server says, in its own words. */
const refused = `
  … ya está en tu equipo.
  Esta sala ya se llenó. Elige otra igual.
  No encontramos tu pago. Revisa el número de operación y la hora, y envíalo una vez más.
  Tu límite es de … por semana y se renueva el …. Juega una gratis.
  Te pusiste un límite de … por sala. Elige una sala más barata.
  Estamos revisando las cuentas. Tu saldo está a salvo; vuelve en unos minutos.
`;

const lines = (text: string) => text.trim().split(/\n\s*/);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (sentence: string) => new RegExp(sentence.split('…').map(escaped).join('.+'));

describe('the catalogue of errors', () => {
  const shown = Object.values(groups).map((of) => {
    const { container, unmount } = render(<Situations of={of} />);
    const { textContent } = container;
    unmount();
    return textContent;
  });

  it.each(lines(sentences))('shows: %s', (sentence) => {
    expect(shown.filter((text) => pattern(sentence).test(text!))).not.toEqual([]);
  });

  const server = Object.values(refusals).flatMap((folder) => folder.map(({ text }) => text));
  it.each(lines(refused))('shows what the server says: %s', (sentence) => {
    expect(server).toContain(sentence);
  });

  it("has 'no hay contexto answers' in a story of its own", () => {
    expect(catalogue).toContain('no hay contexto answers');
  });

  it.each(Object.keys(groups))('tells %s in a story', (group) => {
    expect(catalogue).toMatch(new RegExp(`args: \\{ of: ${group} \\}`));
  });
});
