import type { Settings } from '#catalogue/settings/setting.ts'

/** The texts and timing of the popup and the floating button. */
export const toOffer = (settings: Settings) => ({
  popup: settings.popupEnabled
    ? {
        title: settings.popupTitle,
        text: settings.popupText,
        button: settings.popupButton,
        chatText: settings.popupWhatsappText,
        /** The button's link; empty opens WhatsApp. */
        url: settings.popupUrl,
        delayMs: settings.popupDelayMs,
        shownMs: settings.popupShownMs,
        countdownDays: settings.popupCountdownDays,
        /** Such as `2027-04-01`, or empty. */
        fixedDate: settings.popupFixedDate,
      }
    : undefined,
  floating: settings.floatingEnabled
    ? { label: settings.floatingButton, chatText: settings.floatingWhatsappText }
    : undefined,
})

export type Popup = NonNullable<ReturnType<typeof toOffer>['popup']>
