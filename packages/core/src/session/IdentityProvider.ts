/** An identity service that signs players in with a popup (product §7). Google's is in '@arma11/core/google'. */
export interface IdentityProvider {
  /** Loads the service when the player reaches for the button, so that the popup opens at once. */
  prepare(): Promise<void>;
  /** Opens the popup and returns the token that `users/login-google/` takes. Throws `IdentityError`. */
  signInPopup(): Promise<string>;
  /** Calls back when the service has ended the account's session: ours ends with it. Returns the function that stops it. */
  onEnd?(listener: () => void): () => void;
  signOut(): Promise<void>;
  deleteAccount(): Promise<void>;
}
