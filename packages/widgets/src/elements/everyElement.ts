import { commonAttributes } from './classes/commonAttributes';
import type { PropertyTable } from './classes/elementProps';

/**
 * What every widget's element has besides its own.
 * @attr {'es-PE' | 'es' | 'en' | 'pt-BR'} [locale=es-PE] - The language; another than es-PE is loaded before anything is shown.
 * @attr {'light' | 'dark' | 'auto'} [mode=auto] - The scheme; 'auto' follows the device.
 * @attr {boolean} readonly - Shows the widget without letting the player change anything.
 * @method {Promise<void>} refresh - Asks the server again; resolves when the answer is on the screen.
 * @fires {{}} arma11-ready - There is something to see.
 * @fires {{ code: string, message: string, serverCode: string | null }} arma11-error - It cannot be shown, or a sign-in failed; what the codes say is below.
 * @fires {{}} arma11-not-found - What it should show does not exist, or is hidden from this player; arma11-error comes with it.
 * @fires {{}} arma11-saved - What the player changed is stored.
 * @fires {{}} arma11-signin-request - 'Ingresar' was tapped. Cancelable: by default our window opens.
 * @slot sponsor - What the page shows below the widget, whatever the widget shows: the name of who pays for it.
 * @csspart root - The whole widget.
 * @csspart error - The message shown when the widget cannot be shown.
 * @csspart skeleton - The placeholder while it loads.
 * @csspart button - A button.
 * @csspart sponsor - What stands in the slot `sponsor`.
 * @cssstate loading - It is loading.
 * @cssstate ready - There is something to see.
 * @cssstate error - It cannot be shown.
 * @cssstate closed - What is shown cannot be changed any more.
 */
export const everyElement: PropertyTable = commonAttributes;
