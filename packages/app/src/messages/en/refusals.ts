/** The server's refusals by their code, where one sentence fits all of that code; those of the widgets stand with them. */
export const refusals: Readonly<Record<string, string>> = {
  ARCHIVO_GRANDE: 'What you are sending is too large.',
  CODIGO_NO_EXISTE: 'That code opens no room. Check it with whoever gave it to you.',
  CODIGO_VENCIDO: 'That code has expired. Ask for another.',
  ENLACE_VENCIDO: 'This link has expired or was used already. Ask for another at “I forgot my password”.',
  ITEM_YA_TUYO: 'You already have it. Look for it in your gallery.',
  NO_AUTENTICADO: 'Your session has expired. Sign in again and you are back where you were.',
  NO_DISPONIBLE: 'This part of the game is not ready yet. Come back soon.',
  OCULTO_HASTA_CIERRE: 'You can see it once the room closes. Until then every play is secret.',
  PERMISO_VENCIDO: 'This invitation has expired or was used already. Ask whoever invited you for another.',
  PRECIO_INVALIDO: 'That entry does not exist. Choose one of the list.',
  PROMO_APAGADA: 'There are no codes for now. We will tell you when they are back.',
  PROMO_NO_EXISTE: 'That code does not exist or is no longer valid. Check how you wrote it.',
  PROMO_SOLO_NUEVOS: 'This code is for new accounts.',
  PROMO_USADA: 'You have already used this code.',
  QR_NO_DISPONIBLE: 'You cannot pay this way right now. Choose the other app.',
};

/** Texts of server and client, word for word: ranks, movements, kinds of notices, and sentences where a code has several. */
export const sentences: Readonly<Record<string, string>> = {
  'La cuenta de demostración es de todos: eso se hace con una cuenta tuya.':
    'The demo account belongs to everybody: do that with an account of your own.',
  Canterano: 'Trainee',
  Debutante: 'Debutant',
  Titular: 'Starter',
  Figura: 'Star',
  Crack: 'Ace',
  Ídolo: 'Idol',
  Leyenda: 'Legend',
  Ajuste: 'Adjustment',
  Bienvenida: 'Welcome',
  'Cuenta eliminada': 'Deleted account',
  'Monedas del día': 'Coins of the day',
  Recarga: 'Top-up',
  'Recarga anulada': 'Top-up taken back',
  Retiro: 'Withdrawal',
  'Retiro devuelto': 'Withdrawal returned',
  'Retiro pagado': 'Withdrawal paid',
  Premios: 'Prizes',
  'Resultados de tus salas': 'Results of your rooms',
  'Goles de tu once': 'Goals of your eleven',
  Devoluciones: 'Refunds',
  'Salas canceladas': 'Cancelled rooms',
  Recargas: 'Top-ups',
  Retiros: 'Withdrawals',
  'Tu cuenta': 'Your account',
  'Cambios de cierre o de partidos': 'Changes of the lock or of matches',
  'Recordatorios antes del cierre': 'Reminders before the lock',
  'Partidos aplazados': 'Postponed matches',
  'Jugadas que volvieron atrás': 'Plays that were taken back',
  'Avisos de la organización': 'News of the organisers',
  'Tu semana, los lunes': 'Your week, on Mondays',
  'Misiones cumplidas': 'Missions done',
  'Lo que llegó no es una respuesta del juego: revisa tu conexión y prueba otra vez.':
    'What came is not an answer of the game: check your connection and try again.',
  'El partido del desempate ya cerró.': 'The match of the tie-break has closed.',
  'Esta recarga ya se cerró.': 'This top-up is closed already.',
  'Esta sala se canceló. Elige otra.': 'This room was cancelled. Choose another.',
  'Esta sala ya cerró. Elige otra que siga abierta.': 'This room has closed. Choose one that is still open.',
  'Esta sala ya cerró: ya no se puede cambiar.': 'This room has closed: it can no longer be changed.',
  'Esta sala ya terminó.': 'This room is over.',
  'Este retiro ya no se puede cancelar: alguien lo está pagando o ya terminó.':
    'This withdrawal can no longer be cancelled: somebody is paying it, or it is over.',
  'La sala está llena y necesita a todos: ya no puedes salir.':
    'The room is full and needs everybody: you can no longer leave.',
  'La sala ya cerró: juegas hasta el final.': 'The room has closed: you play to the end.',
  'Los partidos de esta sala se aplazaron y no tienen fecha. Elige otra sala.':
    'The matches of this room were postponed and have no date. Choose another room.',
  'Ya nos dijiste que pagaste: la estamos revisando. Espera la respuesta.':
    'You have told us that you paid: we are checking it. Please wait for the answer.',
  'Ese asiento ya tiene dueño. Si es tuyo, escribe a quien organiza la polla.':
    'That seat is taken. If it is yours, write to whoever organises the room.',
  'Ese código ya se usó todas las veces que podía. Pide otro.':
    'That code was used as often as it could be. Ask for another.',
  'El código no es correcto o ya se usó. Espera el siguiente y escríbelo.':
    'The code is wrong or was used already. Wait for the next one and type it.',
  'No pudimos confirmar tu ingreso. Empieza otra vez.': 'We could not confirm who you are. Start again.',
  'La contraseña no es correcta.': 'The password is wrong.',
  'Email o contraseña incorrectos :(': 'Wrong email or password :(',
  'Nick de usuario muy corto': 'The username is too short',
  'Password muy corto': 'The password is too short',
  'Las contraseñas no coinciden': 'The passwords are not the same',
  'No supimos si tu cuenta se creó. Revisa tu conexión y prueba otra vez; si ya existe, ingresa con tu email.':
    'We do not know whether your account was made. Check your connection and try again; if it exists, sign in with your email.',
  'Escribe un nombre para la sala.': 'Give the room a name.',
  'No hay respuestas por guardar. Elige al menos una.': 'There are no answers to save. Choose at least one.',
  'Elige al menos un partido.': 'Choose at least one match.',
  'Ese avatar no es tuyo. Elige otro de tu galería.': 'That avatar is not yours. Choose another of your gallery.',
  'El ingreso con Google no está disponible aquí. Ingresa con tu correo.':
    'Google is not available here. Sign in with your email.',
  'Google no está disponible aquí. Entra con tu email.': 'Google is not available here. Sign in with your email.',
  'El juego se está reiniciando. Vuelve en unos segundos.': 'The game is restarting. Come back in a few seconds.',
  'Por ahora no podemos enviar mensajes. Intenta más tarde.': 'We cannot send messages for now. Try later.',
  'Hay mucha gente ingresando. Intenta en unos segundos.': 'Many people are signing in. Try again in a few seconds.',
  'Ya no hay salas con esa entrada. Elige otra de la lista.':
    'No room is left with that entry. Choose another of the list.',
  'Esta pregunta ya cerró.': 'This question has closed.',
  'Este partido ya cerró.': 'This match has closed.',
  'A esta sala se entra con un código.': 'This room is entered with a code.',
  'El anfitrión te sacó de esta sala: su código ya no te abre.':
    'The host removed you from this room: its code does not let you in any more.',
  'La organización retiró tu entrada de esta sala: elige otra.':
    'The organisers took your entry out of this room: choose another.',
  'No tienes permiso para hacer esto en esta sala.': 'You may not do this in this room.',
  'No hay ningún límite por confirmar.': 'There is no limit to confirm.',
  'Aún no hay partidos para predecir. Vuelve cuando salga el calendario.':
    'There are no matches to predict yet. Come back when the calendar is out.',
  'Elige como capitán a uno de tus jugadores.': 'Choose one of your players as captain.',
  'Es lo mismo que ya revisamos. Corrige el número de operación o la hora.':
    'It is what we have checked already. Correct the operation number or the time.',
  'Esa jornada no tiene partidos con fecha y hora confirmadas. Elige otra.':
    'That matchday has no matches with a confirmed day and hour. Choose another.',
  'Ese jugador no juega esta jornada. Elige a otro.': 'That player does not play this matchday. Choose another.',
  'Falta un jugador o no juega esta jornada. Completa tu equipo.':
    'A player is missing or does not play this matchday. Complete your team.',
  'Tu navegador bloqueó la ventana de Google. Permítela y prueba otra vez.':
    'Your browser blocked the Google window. Allow it and try again.',
  'Cerraste la ventana de Google antes de terminar.': 'You closed the Google window before the end.',
  'No podemos usar Google desde este sitio.': 'We cannot use Google from this site.',
  'Demasiados intentos. Espera unos minutos.': 'Too many attempts. Wait a few minutes.',
  'Esta cuenta está deshabilitada. Escríbenos.': 'This account is disabled. Write to us.',
  'Tu sesión de Google venció. Vuelve a entrar.': 'Your Google session has expired. Sign in again.',
  'Google no respondió. Prueba otra vez o entra con tu email.':
    'Google did not answer. Try again or sign in with your email.',
  'Un jugador de prueba juega solo en las páginas de prueba de su sitio. Ingresa con tu propia cuenta.':
    'A test player plays on the test pages of their site alone. Sign in with your own account.',
  'Esta página está en modo de prueba: ingresa con un jugador de prueba, que se crea en su consola.':
    'This page is in test mode: sign in with a test player, who is made in its console.',
  'Un jugador de prueba entra solo a salas gratis y sin premio. Elige otra.':
    'A test player enters free rooms without a prize alone. Choose another.',
  'En esta sala quedan pocos lugares, y son para las personas. Elige otra para tu prueba.':
    'Few seats are left in this room, and they are for people. Choose another for your test.',
  'Los jugadores de prueba se crean en el modo de prueba. Cambia a «Prueba» primero.':
    'Test players are made in test mode. Switch to “Test” first.',
  'Son 20 jugadores de prueba como máximo. Usa uno de los que tienes, con otra contraseña.':
    'There are 20 test players at most. Use one that you have, with another password.',
  'Ya estás en 20 grupos, que es lo máximo. Sal de uno.': 'You are in 20 groups, which is the most. Leave one.',
  'Este grupo ya tiene 100 personas, que es lo máximo. Pide que alguien te deje su lugar.':
    'This group has 100 people, which is the most. Ask somebody to give you their place.',
  'Este grupo ya jugó 1000 temporadas, que es lo máximo. Sigue en esta.':
    'This group has played 1000 seasons, which is the most. Go on in this one.',
  'Ese código no abre ningún grupo. Revísalo con quien te lo pasó.':
    'That code opens no group. Check it with whoever gave it to you.',
  'Quien lidera este grupo te sacó: su código ya no te abre.':
    'Whoever leads this group sent you out: its code no longer lets you in.',
  'Eso lo hace quien lidera el grupo. Pídeselo.': 'Whoever leads the group does that. Ask them.',
  'Escribe un nombre de 3 a 40 letras.': 'Write a name of 3 to 40 letters.',
  'Esta sala todavía está en borrador. Elige qué se predice y ponla después.':
    'This room is still a draft. Choose what is predicted, and put it in afterwards.',
  'En este grupo cuentan solo las salas de Arma Tu 11. Pon una de esas.':
    'Only rooms of elevens count in this group. Put in one of those.',
  'En este grupo cuentan solo las salas de predicciones. Pon una de esas.':
    'Only prediction rooms count in this group. Put in one of those.',
  'Esta sala ya está en otro grupo. Crea otra para este.':
    'This room is in another group already. Make another one for this group.',
  'Escribe algo antes de enviarlo.': 'Write something before you send it.',
  'Son 280 letras como máximo. Acórtalo.': '280 letters at the most. Make it shorter.',
  'La organización no te deja escribir en los muros por un tiempo. Lo demás del juego sigue abierto para ti.':
    'The organisers do not let you write on walls for a while. The rest of the game stays open to you.',
  'Borra un mensaje quien lo escribió o quien lidera el grupo. Puedes reportarlo.':
    'A message is deleted by whoever wrote it or leads the group. You can report it.',
  'Eso es tuyo. Si no debe estar ahí, bórralo.': 'That is yours. If it should not be there, delete it.',
  'No puedes silenciarte: si no quieres que se lea algo, bórralo.':
    'You cannot mute yourself: delete what nobody should read.',
};
