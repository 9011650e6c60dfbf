/** What a status of refusal means, and the codes that come with it (spec/api.md §3.0). */
export interface ErrorStatus {
  /** Its name among the document's components. */
  name: string;
  description: string;
  codes: readonly string[];
}

/** Every code that the API refuses with, by status. A test reads the sources and compares. */
export const errorCodes: Record<number, ErrorStatus> = {
  400: {
    name: 'Invalid',
    description: 'The request is not well formed; `fields` says why.',
    codes: ['DATOS_INVALIDOS'],
  },
  401: {
    name: 'Unauthenticated',
    description: 'There is no valid session, or the proof of identity is not good.',
    codes: ['NO_AUTENTICADO', 'CREDENCIALES', 'TOKEN_GOOGLE'],
  },
  403: {
    name: 'Forbidden',
    description: 'The caller may not do this, or not now.',
    codes: [
      'PROHIBIDO',
      'OCULTO_HASTA_CIERRE',
      'CUENTA_BLOQUEADA',
      'NO_INSCRITO',
      'REAUTENTICAR',
      'ITEM_NO_DISPONIBLE',
      'CREDENCIALES',
      'TOKEN_GOOGLE',
      'EDAD_NO_VERIFICADA',
      'AUTOEXCLUIDO',
      'TELEFONO_NO_VERIFICADO',
      'RETIRO_EN_ESPERA',
    ],
  },
  404: {
    name: 'NotFound',
    description: 'There is no such thing, or it is somebody else’s: both look the same.',
    codes: ['NO_EXISTE', 'CODIGO_NO_EXISTE', 'PROMO_NO_EXISTE'],
  },
  405: { name: 'WrongMethod', description: 'The address takes another method.', codes: ['METODO_NO_PERMITIDO'] },
  409: {
    name: 'Conflict',
    description: 'It was possible before, or will be later: the state of the game is another.',
    codes: [
      'CERRADO',
      'SALA_LLENA',
      'YA_INSCRITO',
      'SALDO_INSUFICIENTE',
      'VERSION_VIEJA',
      'USUARIO_O_TELEFONO_EXISTE',
      'PREDI_CERRADA',
      'JUGADOR_REPETIDO',
      'MISION_INCOMPLETA',
      'MISION_YA_COBRADA',
      'LIMITE_ALCANZADO',
      'REGLA',
      'REGLAS_CONGELADAS',
      'DINERO_REAL_APAGADO',
      'RECARGA_ABIERTA',
      'QR_NO_DISPONIBLE',
      'OPERACION_REPETIDA',
      'RETIRO_ABIERTO',
      'PROMO_USADA',
      'PROMO_SOLO_NUEVOS',
      'PROMO_APAGADA',
      'CODIGO_AGOTADO',
      'ITEM_YA_TUYO',
      'USUARIO_O_CORREO_EXISTE',
      'TELEFONO_EN_USO',
      'YA_VERIFICADO',
      'SALDO_PENDIENTE',
      'SALAS_ABIERTAS',
    ],
  },
  410: { name: 'Gone', description: 'It has expired.', codes: ['CODIGO_VENCIDO', 'ENLACE_VENCIDO'] },
  413: { name: 'TooLarge', description: 'The body is larger than the call takes.', codes: ['ARCHIVO_GRANDE'] },
  414: { name: 'TooLong', description: 'The address is longer than 2 KiB.', codes: ['DATOS_INVALIDOS'] },
  422: {
    name: 'AgainstTheRules',
    description: 'A rule of the game does not allow it.',
    codes: [
      'REGLA',
      'FORMACION_INVALIDA',
      'POSICION_DISTINTA',
      'MAX_POR_CLUB',
      'ALTERNATIVA_INVALIDA',
      'PRECIO_INVALIDO',
      'PARTIDO_MUY_PRONTO',
      'MAX_PARTIDOS',
      'CLAVE_REUSADA',
      'COMANDO',
      'CODIGO_INCORRECTO',
      'TITULAR_DISTINTO',
    ],
  },
  429: {
    name: 'TooMany',
    description: 'Too many requests; `retry_after` says how many seconds to wait.',
    codes: ['MUCHOS_INTENTOS'],
  },
  500: { name: 'Failed', description: 'A fault of the server’s.', codes: ['ERROR_INTERNO'] },
  503: { name: 'Unavailable', description: 'The game is resting; try again soon.', codes: ['MANTENIMIENTO'] },
};
