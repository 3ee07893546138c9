import { carryToken, expect, graphql, newEmail, test } from '#tests/e2e/fixtures.ts'

test.describe('§2 Referrals', () => {
  test('a patient is sent, accepted, arrives and is closed by a clinician of another facility', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const config = await (await request.get('/api/config')).json()
    const chw = await request.post('/api/auth/signin', {
      data: { email: 'chw@demo.afya.test', password: config.demo.password },
    })
    const { token, profile } = await chw.json()
    const { facilities, patients } = await graphql(
      request,
      token,
      '{ facilities { id region } patients(search: "Akinyi Ouma") { id } }',
    )
    const other = facilities.find(
      ({ id, region }: { id: string; region: string }) => region === 'Kenya' && id !== profile.facility_id,
    )
    const referral =
      'mutation ($id: ID!, $input: ReferralInput!) { createReferral(id: $id, input: $input) { __typename } }'
    const input = {
      patientId: patients[0].id,
      toFacilityId: other.id,
      urgency: 'EMERGENCY',
      reason: 'Severe headache and 162/112 in the 31st week',
    }
    const { createReferral } = await graphql(request, token, referral, { id: crypto.randomUUID(), input })
    expect(createReferral.__typename).toBe('Referral')

    const clinician = await request.post('/api/auth/signup', {
      data: {
        email: newEmail(),
        password: 'maziwa lala',
        userData: {
          first_name: 'Neema',
          last_name: 'Wafula',
          region: 'Kenya',
          role: 'clinician',
          facility_id: other.id,
        },
      },
    })
    const receiver = await clinician.json()
    await carryToken(page, receiver.token)
    await page.goto('/chw/referrals')
    const card = page.getByRole('article', { name: 'Akinyi Ouma' })
    await expect(card.getByText('Sent: not yet accepted')).toBeVisible()
    await expectAccessible()

    await card.getByRole('button', { name: 'Accept: Akinyi Ouma' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Message/).fill('Come to the maternity ward')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Accept referral' }).click()
    await expect(card.getByText('Accepted: the patient is expected')).toBeVisible()
    // The dialog, which still has the message while it closes, is a part of the card.
    await expect(dialog).toBeHidden()
    await expect(card.getByText('Come to the maternity ward')).toBeVisible()

    await card.getByRole('button', { name: /^Has arrived/ }).click()
    await dialog.getByRole('button', { name: 'Confirm arrival' }).click()
    await card.getByRole('button', { name: /^Close/ }).click()
    await dialog.getByRole('button', { name: 'Close referral' }).click()
    await expect(dialog.getByText('Give a reason')).toBeVisible()
    await dialog.getByLabel(/^Outcome/).fill('Delivered; both are well')
    await dialog.getByRole('button', { name: 'Close referral' }).click()
    await expect(card.getByText('Delivered; both are well')).toBeVisible()
    await page.reload()
    await expect(card.getByRole('listitem')).toHaveCount(4)
    await expect(card.getByRole('button')).toHaveCount(0)
  })
})
