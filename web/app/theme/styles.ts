/**
 * The styles of the Mantine components that the first pages use; a page that needs more imports them itself, as
 * `@mantine/core/styles/Table.layer.css`. All lie in one cascade layer, so that our own modules win whatever the order.
 */
import '#web/app/theme/base.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Container.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
