import { letter, type Letter } from '../../platform/messages/letter';

/** A notice about a room of the player, who asked for it by mail and is told how to stop it. */
export const noticeMail = (
  publicUrl: string,
  { title, body, link }: { title: string; body: string; link: string | null },
): Letter =>
  letter(
    title,
    body,
    ...(link === null ? [] : ['', `${publicUrl}${link}`]),
    '',
    `Pediste este aviso por correo. Para no recibirlo más, quita la marca en Avisos: ${publicUrl}/users/profile`,
  );
