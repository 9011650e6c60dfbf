<?php
/** Makes of a new WordPress the site of a partner: the plugin's settings, and pages with its shortcodes. */

require '/wordpress/wp-load.php';

/** Publishes a page. Returns its id. */
function publish( $name, $content ) {
	$page = array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $name, 'post_content' => $content );
	return wp_insert_post( wp_slash( $page ) );
}

$predi = getenv( 'ARMA11_PREDI' );
$front = publish( 'La fecha', "[arma11 widget=\"room-card\" kind=\"predi\" sala=\"$predi\"]\n\n[arma11 widget=\"prediccion-panel\" predi=\"$predi\"]" );
publish( 'Sin widgets', 'Una nota.' );
publish( 'Con errores', '[arma11 widget="wallet"] [arma11 widget="room-card" sala=\'7" onclick="alert(1)\'] [arma11 widget="quest-bar" compact mode="<b>" <i>]' );

update_option( 'arma11', array( 'origin' => getenv( 'ARMA11_URL' ), 'key' => getenv( 'ARMA11_KEY' ) ) );
update_option( 'blogname', 'Un sitio con WordPress' );
update_option( 'show_on_front', 'page' );
update_option( 'page_on_front', $front );
// Pictures of people come from another origin.
update_option( 'show_avatars', '0' );
