<?php
/**
 * Plugin Name: Arma Tu 11
 * Description: Rooms and predictions of Arma Tu 11 in posts and pages: [arma11 widget="prediccion-panel" predi="42"].
 * Version: 0.1.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * Author: Arma Tu 11
 * License: MIT
 * Text Domain: arma-tu-11
 */

defined( 'ABSPATH' ) || exit;

const ARMA11_DEFAULTS = array( 'origin' => '', 'key' => '', 'mode' => 'auto', 'locale' => 'es-PE' );
const ARMA11_CHOICES  = array( 'mode' => array( 'auto', 'light', 'dark' ), 'locale' => array( 'es-PE', 'es', 'en', 'pt-BR' ) );
const ARMA11_FLAG     = array( 'true' );
const ARMA11_EVERY    = ARMA11_CHOICES + array( 'readonly' => ARMA11_FLAG );

/** The widgets, with the words that their attributes take. An 'id' is a number that the widget cannot do without. */
const ARMA11_WIDGETS = array(
	'prediccion-panel' => array( 'predi' => 'id', 'open' => array( 'first', 'all', 'none' ) ) + ARMA11_EVERY,
	'room-card'        => array( 'sala' => 'id', 'kind' => array( 'compe', 'predi', 'casual' ) ) + ARMA11_EVERY,
	'ranking'          => array( 'sala' => 'id', 'kind' => array( 'compe', 'predi' ), 'limit' => 'number', 'jornada' => 'number' ) + ARMA11_EVERY,
	'reactions'        => array( 'sala' => 'id', 'kind' => array( 'compe', 'predi' ) ) + ARMA11_EVERY,
	'lineup-editor'    => array( 'entry' => 'id', 'jornada' => 'number' ) + ARMA11_EVERY,
	'wallet-badge'     => array( 'display' => array( 'auto', 'coins', 'soles' ) ) + ARMA11_EVERY,
	'quest-bar'        => array( 'compact' => ARMA11_FLAG ) + ARMA11_EVERY,
);

/** Returns the settings as they were saved, with the defaults of what was not. */
function arma11_settings() {
	return array_merge( ARMA11_DEFAULTS, (array) get_option( 'arma11', array() ) );
}

/** Registers the setting, the shortcode, and the game's addresses as links that unfold. */
function arma11_init() {
	register_setting( 'arma11', 'arma11', array( 'type' => 'array', 'default' => ARMA11_DEFAULTS, 'sanitize_callback' => 'arma11_sanitize' ) );
	add_shortcode( 'arma11', 'arma11_shortcode' );
	$settings = arma11_settings();
	if ( $settings['origin'] && $settings['key'] ) {
		$endpoint = add_query_arg( 'key', $settings['key'], $settings['origin'] . '/services/oembed' );
		wp_oembed_add_provider( $settings['origin'] . '/*', $endpoint );
	}
}
add_action( 'init', 'arma11_init' );

/** Returns the settings to save. Of one that cannot be right the former value stays, and a sentence says so. */
function arma11_sanitize( $given ) {
	$saved           = arma11_settings();
	$given           = array_map( 'trim', array_filter( (array) $given, 'is_string' ) ) + $saved;
	$given['origin'] = strtolower( untrailingslashit( $given['origin'] ) );
	$origin          = '#^(https://[a-z0-9.-]+|http://(localhost|127\.0\.0\.1))(:\d{1,5})?$#D';
	$checked         = array(
		'origin' => array( preg_match( $origin, $given['origin'] ), __( 'The address of the game was not saved: give it without a path, as https://play.example. Only localhost may have http.', 'arma-tu-11' ) ),
		'key'    => array( preg_match( '/^pk_[A-Za-z0-9_-]{1,61}$/D', $given['key'] ), __( 'The key was not saved: give the publishable one, which begins with pk_. The secret one never belongs here.', 'arma-tu-11' ) ),
		'mode'   => array( in_array( $given['mode'], ARMA11_CHOICES['mode'], true ), __( 'The scheme was not saved: choose one of the list.', 'arma-tu-11' ) ),
		'locale' => array( in_array( $given['locale'], ARMA11_CHOICES['locale'], true ), __( 'The language was not saved: choose one of the list.', 'arma-tu-11' ) ),
	);
	foreach ( $checked as $name => list( $is_right, $sentence ) ) {
		if ( $is_right ) {
			$saved[ $name ] = $given[ $name ];
		} elseif ( function_exists( 'add_settings_error' ) ) { // Only administration pages have it.
			add_settings_error( 'arma11', "arma11-$name", $sentence );
		}
	}
	return $saved;
}

/** Adds Settings → Arma Tu 11. */
function arma11_menu() {
	add_options_page( 'Arma Tu 11', 'Arma Tu 11', 'manage_options', 'arma11', 'arma11_page' );
	add_settings_section( 'arma11', '', '__return_empty_string', 'arma11' );
	$labels = array(
		'origin' => __( 'Address of the game', 'arma-tu-11' ),
		'key'    => __( 'Publishable key', 'arma-tu-11' ),
		'mode'   => __( 'Scheme', 'arma-tu-11' ),
		'locale' => __( 'Language', 'arma-tu-11' ),
	);
	foreach ( $labels as $name => $label ) {
		add_settings_field( $name, $label, 'arma11_field', 'arma11', 'arma11', array( 'name' => $name, 'label_for' => "arma11-$name" ) );
	}
}
add_action( 'admin_menu', 'arma11_menu' );

/** Prints the field of one setting. */
function arma11_field( $field ) {
	$name  = $field['name'];
	$value = arma11_settings()[ $name ];
	if ( ! isset( ARMA11_CHOICES[ $name ] ) ) {
		printf( '<input class="regular-text" id="arma11-%1$s" name="arma11[%1$s]" value="%2$s" required>', esc_attr( $name ), esc_attr( $value ) );
		return;
	}
	printf( '<select id="arma11-%1$s" name="arma11[%1$s]">', esc_attr( $name ) );
	foreach ( ARMA11_CHOICES[ $name ] as $choice ) {
		printf( '<option%s>%s</option>', selected( $choice, $value, false ), esc_html( $choice ) );
	}
	echo '</select>';
}

/** Prints the page of the settings. */
function arma11_page() {
	echo '<div class="wrap"><h1>Arma Tu 11</h1><form action="options.php" method="post">';
	settings_fields( 'arma11' );
	do_settings_sections( 'arma11' );
	submit_button();
	echo '</form></div>';
}

/** Returns the tag of a widget; to editors it also says what is wrong with the shortcode. */
function arma11_shortcode( $given ) {
	$given  = arma11_named( (array) $given );
	$widget = $given['widget'] ?? '';
	$takes  = ARMA11_WIDGETS[ $widget ] ?? null;
	unset( $given['widget'] );
	if ( ! $takes ) {
		/* translators: %s: all widgets. */
		return arma11_note( sprintf( __( 'Name a widget, as widget="room-card". There are: %s.', 'arma-tu-11' ), implode( ', ', array_keys( ARMA11_WIDGETS ) ) ) );
	}
	if ( '' === arma11_settings()['origin'] || '' === arma11_settings()['key'] ) {
		return arma11_note( __( 'Enter the address of the game and your key under Settings → Arma Tu 11.', 'arma-tu-11' ) );
	}
	$needed = array_search( 'id', $takes, true );
	$given += $needed ? array( $needed => '' ) : array();
	$right  = array();
	$notes  = '';
	foreach ( $given as $name => $value ) {
		if ( arma11_fits( $value, $takes[ $name ] ?? array() ) ) {
			$right[ $name ] = $value;
		} else {
			$notes .= arma11_note( arma11_wrong( $widget, $name ) );
		}
	}
	return $needed && ! isset( $right[ $needed ] ) ? $notes : $notes . arma11_tag( $widget, $right );
}

/** Returns the shortcode's attributes by their names. One without a value, as compact, is a flag. */
function arma11_named( $given ) {
	$named = array();
	foreach ( $given as $name => $value ) {
		$named += is_int( $name ) ? array( strtolower( $value ) => 'true' ) : array( $name => $value );
	}
	return $named;
}

/** Returns whether a widget understands the value. */
function arma11_fits( $value, $takes ) {
	return is_array( $takes ) ? in_array( $value, $takes, true ) : 1 === preg_match( '/^[1-9]\d{0,9}$/D', $value );
}

/** Returns what to do about an attribute that the widget does not understand. */
function arma11_wrong( $widget, $name ) {
	$takes = ARMA11_WIDGETS[ $widget ][ $name ] ?? null;
	if ( ! $takes ) {
		/* translators: 1: a widget, 2: an attribute, 3: all attributes of the widget. */
		return sprintf( __( '%1$s has no attribute %2$s. It has: %3$s.', 'arma-tu-11' ), $widget, $name, implode( ', ', array_keys( ARMA11_WIDGETS[ $widget ] ) ) );
	}
	$values = is_array( $takes ) ? implode( ', ', $takes ) : __( 'a whole number from 1', 'arma-tu-11' );
	/* translators: 1: an attribute, 2: a widget, 3: the values that the attribute takes. */
	return sprintf( __( 'Give the attribute %1$s of %2$s: %3$s.', 'arma-tu-11' ), $name, $widget, $values );
}

/** Returns a sentence for whoever writes the page; its readers see nothing. */
function arma11_note( $sentence ) {
	return current_user_can( 'edit_posts' ) ? '<strong>Arma Tu 11: ' . esc_html( $sentence ) . '</strong> ' : '';
}

/** Returns the tag, and puts the script on the page. Inside is a link to the game, for whoever runs no script. */
function arma11_tag( $widget, $attributes ) {
	$settings = arma11_settings();
	wp_enqueue_script( 'arma11', $settings['origin'] . '/embed/v1/loader.js', array(), null, array( 'strategy' => 'async', 'in_footer' => true ) );
	$words = array( 'en' => 'View on Arma Tu 11', 'pt-BR' => 'Ver no Arma Tu 11' )[ $attributes['locale'] ?? $settings['locale'] ] ?? 'Ver en Arma Tu 11';
	$kind  = 'prediccion-panel' === $widget ? 'predi' : $attributes['kind'] ?? 'compe';
	$room  = $attributes['predi'] ?? $attributes['sala'] ?? '';
	$url   = $settings['origin'] . ( $room && 'casual' !== $kind ? "/$kind/sala/$room" : '/play' );
	$html  = "<arma11-$widget";
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return $html . sprintf( '><a href="%s">%s</a></arma11-%s>', esc_url( $url ), esc_html( $words ), $widget );
}

/** Returns the script's tag with the settings on it. */
function arma11_loader_tag( $tag, $handle ) {
	$html = new WP_HTML_Tag_Processor( $tag );
	if ( 'arma11' !== $handle || ! $html->next_tag( 'script' ) ) {
		return $tag;
	}
	foreach ( array( 'key', 'mode', 'locale' ) as $name ) {
		$html->set_attribute( "data-$name", arma11_settings()[ $name ] );
	}
	return $html->get_updated_html();
}
add_filter( 'script_loader_tag', 'arma11_loader_tag', 10, 2 );

/** Forgets the settings when the plugin is deleted. */
function arma11_uninstall() {
	delete_option( 'arma11' );
}
register_uninstall_hook( __FILE__, 'arma11_uninstall' );
