import { letter, type Letter } from '../../platform/messages/letter';

/** The link carries the token behind `#`: browsers send that part to nobody (ASVS 14.2.1). */
export const resetMail = (publicUrl: string, token: string): Letter =>
  letter(
    'Crea tu contraseña nueva',
    'Pediste cambiar tu contraseña. Abre este enlace; sirve una vez, durante 30 minutos:',
    '',
    `${publicUrl}/login-user#restablecer=${token}`,
    '',
    'Si no fuiste tú, no hagas nada: tu contraseña sigue igual.',
  );

export const passwordChangedMail = (publicUrl: string): Letter =>
  letter(
    'Tu contraseña cambió',
    'La contraseña de tu cuenta acaba de cambiar y cerramos tus otras sesiones. Durante 24 horas no podrás cobrar saldo.',
    `Si no fuiste tú, pide otra ahora mismo en ${publicUrl}/login-user.`,
  );

export const phoneVerifiedMail = (masked: string): Letter =>
  letter(
    'Verificaste tu celular',
    `El celular ${masked} quedó unido a tu cuenta. Durante 24 horas no podrás cobrar saldo.`,
    'Si no fuiste tú, cambia tu contraseña y escríbenos.',
  );

export const alreadyRegisteredMail = (publicUrl: string): Letter =>
  letter(
    'Ya tienes una cuenta',
    'Alguien quiso crear una cuenta con este correo, que ya tiene una.',
    `Si fuiste tú, ingresa o pide una contraseña nueva en ${publicUrl}/login-user. Si no, no hagas nada.`,
  );

export const leavingMail = (publicUrl: string, day: string): Letter =>
  letter(
    'Tu cuenta se eliminará',
    `Pediste eliminar tu cuenta. El ${day} borraremos tus datos.`,
    `Si cambias de idea, ingresa antes de ese día en ${publicUrl}/login-user y todo sigue igual.`,
  );

export const answerMail = (number: string, answer: string): Letter =>
  letter(`Respuesta a tu mensaje ${number}`, answer);

const DESK = 'Si no fuiste tú, cambia tu contraseña y avisa ahora mismo a quien administra.';

export const factorAddedMail = (publicUrl: string, what: string): Letter =>
  letter(
    'Agregaste un segundo factor',
    `Tu cuenta de la operación tiene desde ahora ${what}. Puedes verlo en ${publicUrl}/operador/seguridad.`,
    DESK,
  );

export const factorRemovedMail = (publicUrl: string, what: string): Letter =>
  letter(
    'Quitaste un segundo factor',
    `Tu cuenta de la operación ya no tiene ${what}. Puedes verlo en ${publicUrl}/operador/seguridad.`,
    DESK,
  );

export const factorsResetMail = (publicUrl: string): Letter =>
  letter(
    'Restablecimos tu segundo factor',
    'Quitamos la app de códigos, las llaves de acceso y los códigos de recuperación de tu cuenta, y cerramos tus sesiones.',
    `Ingresa con tu contraseña y activa otro en ${publicUrl}/operador/seguridad.`,
    DESK,
  );

export const recoveryUsedMail = (publicUrl: string, left: number): Letter =>
  letter(
    'Usaste un código de recuperación',
    `Alguien entró a la operación con un código de recuperación tuyo. Te quedan ${left}.`,
    `Puedes crear otros en ${publicUrl}/operador/seguridad.`,
    DESK,
  );

export const recoveryRenewedMail = (publicUrl: string): Letter =>
  letter(
    'Creaste códigos de recuperación',
    `Los anteriores ya no sirven. Puedes verlo en ${publicUrl}/operador/seguridad.`,
    DESK,
  );
